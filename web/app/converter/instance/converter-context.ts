import { createContext, useContext } from 'react';
import type { Converter } from './converter';

export const ConverterContext = createContext<Converter | undefined>(undefined);

/** The converter that a component is a part of. */
export function useConverter(): Converter {
  const converter = useContext(ConverterContext);
  if (!converter) throw new Error('Not in a converter');
  return converter;
}
