import { Suspense } from 'react';
import { loadedLater, useLoadedLater } from '../../ui/load-later';
import { ConvertAgain } from '../conversion/ConvertAgain';
import { Plate } from '../conversion/Plate';
import { OptionsSheet } from '../options/OptionsSheet';
import type { TemplateChoice } from '../workspace/template-choice';
import { Miniature } from './Miniature';
import type { ScreenState } from './use-screen';

const ShareMenu = loadedLater(() => import('../sharing/ShareMenu'));

/** The ways out: the file's name, the button, the options on small screens, and the others. */
export function ScreenPlate({ state }: { readonly state: ScreenState }) {
  const { conversion, screen, isBegun, isWritten, report } = state;
  useLoadedLater(ShareMenu, isWritten);
  return (
    <>
      <span className="screen-again">
        <ConvertAgain
          state={conversion.state}
          hasConverted={conversion.saved !== undefined}
          onConvert={screen.convert}
        />
      </span>
      <Plate
        state={conversion.state}
        onConvert={screen.convert}
        options={<OptionsSheet features={isWritten ? report?.features : undefined} miniature={miniatureOf} />}
      />
      {/* Its space is reserved from the start, so that nothing moves when it loads. */}
      {isBegun && (
        <span className="screen-share">
          {isWritten && (
            <Suspense>
              <ShareMenu />
            </Suspense>
          )}
        </span>
      )}
    </>
  );
}

function miniatureOf(template: TemplateChoice) {
  return <Miniature template={template} />;
}
