/** What `convert` rejects with after its `signal` was aborted. */
export class ConversionAborted extends Error {
  override readonly name = 'ConversionAborted';
  constructor() {
    super('The conversion was cancelled.');
  }
}
