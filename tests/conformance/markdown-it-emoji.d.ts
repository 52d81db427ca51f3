declare module 'markdown-it-emoji' {
  import type { MarkdownIt } from 'markdown-it';

  export const full: (md: MarkdownIt, options: { readonly shortcuts: object }) => void;
}
