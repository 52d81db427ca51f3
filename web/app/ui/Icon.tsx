const PATHS = {
  open: 'M3 15.5v-11h4.5l2 2.5H17v8.5ZM10 14V9.5m-2 2 2-2 2 2',
  sources:
    'M10 5.5c-2-1.7-4-2-6.5-2v11.5c2.5 0 4.5.3 6.5 2 2-1.7 4-2 6.5-2V3.5c-2.5 0-4.5.3-6.5 2ZM10 5.5V17',
  sample: 'M5 2.5h7L15.5 6v11.5H5ZM12 2.5V6h3.5M7.5 10H13M7.5 13.5H13',
  undo: 'M7.5 4 4 7.5 7.5 11M4.5 7.5H12a4 4 0 0 1 0 8H8',
  redo: 'M12.5 4 16 7.5 12.5 11M15.5 7.5H8a4 4 0 0 0 0 8h4',
  clear: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5',
  close: 'm5 5 10 10M15 5 5 15',
  done: 'm4 10.5 4 4 8-9',
  error: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 6v5M10 13.8v.2',
  warning: 'M10 3 18 17H2ZM10 8.5v4M10 14.8v.2',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  copy: 'M7 7h9.5v9.5H7ZM4.5 13h-1V3.5H13v1',
  copyForWord: 'M7 7h9.5v9.5H7ZM4.5 13h-1V3.5H13v1m-3.7 5.3 1 4 1.45-3.6 1.45 3.6 1-4',
  share: 'M10 12.5v-10M6.5 6 10 2.5 13.5 6M6 9H4v8h12V9h-2',
  search: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12.6 12.6 17 17',
  replace: 'M3.5 7h12M12.5 3.5 16 7M16.5 13h-12M7.5 16.5 4 13',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  download: 'M10 3v10M5.5 9 10 13.5 14.5 9M3.5 17h13',
  start: 'M5 2.5v15M5 3.5h10l-2 3.5 2 3.5H5',
  hash: 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h14M2.5 12.5h14',
  note: 'M6.5 5.5 9 3.5v7M3.5 13.5h6M3.5 17h13',
  template: 'M3.5 3.5h13v13h-13ZM3.5 8h13M8.5 8v8.5',
  list: 'M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h1M3.5 10h1M3.5 14.5h1',
  repair: 'M13 3.2a4 4 0 0 0-3.6 5.6L3.5 14.7l1.8 1.8 5.9-5.9A4 4 0 0 0 16.8 7l-2.3 2.3-2.5-.8-.8-2.5Z',
  paste: 'M7 4H4.5v13h11V4H13M7.5 2.5h5v3h-5ZM7.5 9.5h5M7.5 13h5',
  previous: 'm5 12.5 5-5 5 5',
  next: 'm5 7.5 5 5 5-5',
  options: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 3.8v4.4M8 11.8v4.4',
  keyboard: 'M2.5 5h15v10h-15ZM5.5 8h.1M8.5 8h.1M11.5 8h.1M14.5 8h.1M6.5 12h7',
  lock: 'M4.5 9h11v8h-11ZM6.8 9V6.2a3.2 3.2 0 0 1 6.4 0V9',
  more: 'M4 9.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM10 9.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2ZM16 9.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2Z',
  picture: 'M3.5 4h13v12h-13ZM3.5 13.5 8 9l3.5 3.5L13 11l3.5 3.5',
  chart: 'M3.5 3v13.5H17M6.5 16.5v-5h2v5M10.5 16.5v-9h2v9M14.5 16.5v-7h2v7',
  forget: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM4.7 4.7l10.6 10.6',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside a label, purely decorative. */
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
