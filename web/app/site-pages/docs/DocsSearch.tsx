import { Icon } from '../../ui/Icon';

interface DocsSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** On small screens the six tabs are in view anyway. */
export function DocsSearch({ value, onChange }: DocsSearchProps) {
  return (
    <label className="mb-4 hidden items-center gap-2 rounded-small border border-edge bg-sheet px-3 focus-within:border-accent lg:flex">
      <Icon name="search" />
      <span className="sr-only">Search the documentation</span>
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder="Search sections"
        className="h-10 w-full bg-transparent text-sm outline-none placeholder:text-faded"
      />
    </label>
  );
}
