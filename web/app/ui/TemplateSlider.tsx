import { useState } from 'react';
import type { PictureFacts } from '../content/pictures';
import { OpensPicture } from './OpensPicture';
import { Picture } from './Picture';

interface TemplateSliderProps {
  /** The same text in each template. */
  readonly templates: readonly { readonly name: string; readonly picture: PictureFacts }[];
}

/**
 * One text in several templates. A slider, for the mouse, a finger or the arrow keys, goes from one to the next; without scripts, they
 * stand side by side.
 */
export function TemplateSlider({ templates }: TemplateSliderProps) {
  const [shown, show] = useState(0);
  return (
    <div>
      <div className="template-slider">
        {templates.map(({ name, picture }, index) => (
          <figure key={name} data-shown={index === shown}>
            <Picture picture={picture} />
            <figcaption className="mt-2 text-sm">
              <strong className="font-semibold">{name}.</strong> <OpensPicture picture={picture} />
            </figcaption>
          </figure>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={templates.length - 1}
        step={1}
        value={shown}
        aria-label="Template"
        aria-valuetext={templates[shown]?.name}
        onChange={(event) => show(Number(event.target.value))}
        className="needs-script mt-3 block h-control w-full accent-accent"
      />
    </div>
  );
}
