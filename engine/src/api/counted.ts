/** A number with its noun, as in messages: `1 comment`, `2,000 comments`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
