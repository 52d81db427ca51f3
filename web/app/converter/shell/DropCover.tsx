import type { DropPlace } from '../document/given-files';

/** Covers the window while files are dragged over it, except over a picture's row, which takes a file for itself. */
export function DropCover({ over }: { readonly over: DropPlace | undefined }) {
  if (!over || over.picture !== undefined) return null;
  return (
    <div className="pointer-events-none fixed inset-2 z-30 grid place-items-center rounded-sheet border-2 border-dashed border-accent bg-wash/95 p-4 text-center font-serif text-xl text-balance text-accent">
      {over.isTemplate ? (
        <p>Drop the Word file to use it as your template</p>
      ) : (
        <div>
          <p>Drop the files to open them</p>
          <p className="pt-2 text-base text-faded">
            Texts with their pictures, sources and Word files, at once if you like
          </p>
        </div>
      )}
    </div>
  );
}
