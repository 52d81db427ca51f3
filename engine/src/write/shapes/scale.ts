/** EMU (914,400 to the inch) for each unit of a drawing. */
export type Scale = number;

export function emu(length: number, scale: Scale): number {
  return Math.round(length * scale);
}
