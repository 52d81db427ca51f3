import type { ReactNode } from 'react';
import { Button } from './Button';

interface ChoiceProps {
  readonly label: string;
  readonly isFirst?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** An answer to a question, in a list of them, with what follows from it. */
export function Choice({ label, isFirst = false, onChoose, children }: ChoiceProps) {
  return (
    <li className="rounded-small border border-rule p-4">
      <Button tone={isFirst ? 'primary' : 'secondary'} onClick={onChoose} className="w-full wrap-anywhere">
        {label}
      </Button>
      <p className="pt-2 text-sm text-pretty text-faded">{children}</p>
    </li>
  );
}
