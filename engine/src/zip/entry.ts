/** One file of an archive, ready to be written. */
export interface Entry {
  /** Its path in the archive: ASCII, with slashes between folders. */
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  /** CRC-32 of the content before compression. */
  readonly crc: number;
  /** The length of the content before compression, in bytes. */
  readonly size: number;
  /** The content as stored in the archive. */
  readonly data: Uint8Array;
}
