import { SkipLink } from '../../ui/SkipLink';

interface ScreenSkipLinksProps {
  readonly isBegun: boolean;
  readonly onText: () => void;
  readonly onPages: () => void;
}

/** Links to the parts of the screen, for people who use the keyboard. */
export function ScreenSkipLinks({ isBegun, onText, onPages }: ScreenSkipLinksProps) {
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      {isBegun && (
        <>
          <SkipLink href="#text-pane" onFollow={onText}>
            Text
          </SkipLink>
          <SkipLink href="#pages-pane" onFollow={onPages}>
            Pages
          </SkipLink>
          <SkipLink href="#convert">Convert</SkipLink>
        </>
      )}
    </>
  );
}
