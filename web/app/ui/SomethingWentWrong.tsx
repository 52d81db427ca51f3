import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { returnFocus } from './return-focus';

interface SomethingWentWrongProps {
  readonly message: string;
  readonly onRetry: () => void;
}

export function SomethingWentWrong({ message, onRetry }: SomethingWentWrongProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with the page, and the focus is lost again when the page is restored.
  useEffect(() => {
    returnFocus(title.current);
    return () => returnFocus(null);
  }, []);

  return (
    <section role="alert" className="max-w-prose py-8">
      <h1 ref={title} tabIndex={-1} className="text-3xl font-semibold tracking-tight outline-none">
        Something went wrong
      </h1>
      <p className="mt-4">
        An error occurred while processing your document. This might be due to an unsupported format or a
        temporary issue.
      </p>
      <details className="mt-4 text-sm">
        <summary className="rounded-small py-2 text-faded">Technical details</summary>
        <pre className="mt-1 rounded-small border border-rule bg-sheet p-3 font-mono whitespace-pre-wrap wrap-anywhere">
          {message}
        </pre>
      </details>
      <Button className="mt-6" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  );
}
