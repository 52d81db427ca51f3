import { useLayoutEffect, useRef } from 'react';
import { screenDocument } from '../document/screen-document';
import { useConverter } from '../instance/converter-context';
import { editorPlace } from '../view/editor-place';
import { PlainSurface } from './PlainSurface';
import { type ArrivedEditor, useCodeEditor } from './use-code-editor';

/** Where the visitor writes: a plain text area at first, then the code editor once it has loaded. */
export function TextSurface() {
  const arrived = useCodeEditor();
  return arrived ? <CodeSurface {...arrived} /> : <PlainSurface />;
}

function CodeSurface({ module, takesFocus }: ArrivedEditor) {
  const converter = useConverter();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!place.current) return;
    const editor = module.createCodeEditor(converter, place.current, screenDocument(converter), takesFocus);
    const unregister = editorPlace(converter).registerCodeEditor(editor.focus);
    return () => {
      unregister();
      editor.destroy();
    };
  }, [module, takesFocus, converter]);

  return <div ref={place} className="code-editor" />;
}
