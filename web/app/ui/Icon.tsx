const PATHS = {
  open: 'M3 15.5v-11h4.5l2 2.5H17v8.5ZM10 14V9.5m-2 2 2-2 2 2',
  sample: 'M5 2.5h7L15.5 6v11.5H5ZM12 2.5V6h3.5M7.5 10H13M7.5 13.5H13',
  undo: 'M7.5 4 4 7.5 7.5 11M4.5 7.5H12a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4 16 7.5 12.5 11M15.5 7.5H8a4 4 0 0 0 0 8h4',
  clear: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5',
  close: 'm5 5 10 10M15 5 5 15',
  done: 'm4 10.5 4 4 8-9',
  error: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 6v5M10 13.8v.2',
  warning: 'M10 3 18 17H2ZM10 8.5v4M10 14.8v.2',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside a label; it says nothing that the label does not. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 shrink-0 fill-none stroke-current"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
