import { useInsertionEffect } from 'react';
import { adoptSheet, dropSheet } from './adopted-sheet';

interface SheetProps {
  readonly styles: string;
}

/** Replaces the package `react-style-singleton`: the same component, without a `<style>` element. */
export function styleSingleton() {
  return Sheet;
}

function Sheet({ styles }: SheetProps): null {
  useInsertionEffect(() => {
    const sheet = adoptSheet(styles);
    return () => dropSheet(sheet);
  }, [styles]);
  return null;
}
