import { StyleModule } from 'style-mod';
import { adoptSheet } from '../../csp/adopted-sheet';

const modules = new Set<StyleModule>();
let sheet: CSSStyleSheet | undefined;

/**
 * Makes CodeMirror write its styles into an adopted style sheet; the `<style>` element that it would use is forbidden
 * by the Content-Security-Policy. In a layer of their own, they give way to every rule of `editor.css`.
 */
export function adoptEditorStyles(): void {
  StyleModule.mount = (_root, mounted) => {
    const count = modules.size;
    for (const module of [mounted].flat()) modules.add(module);
    if (modules.size === count) return;
    sheet ??= adoptSheet();
    const rules = [...modules].map((module) => module.getRules()).join('\n');
    sheet.replaceSync(`@layer code-editor {\n${rules}\n}`);
  };
}
