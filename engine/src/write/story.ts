/** The part that text is written into; each has relationships of its own. */
export type Story = 'document' | 'footnotes' | 'endnotes';
