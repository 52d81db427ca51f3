import { parseAst } from 'rolldown/parseAst';

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/**
 * Lets the patterns of a bundle be made when they are first used. V8 parses a pattern when it is made, and looks up all characters
 * of each `\p{…}` anew; this was a fifth of the work of converting a page, which needs few of the patterns.
 *
 * Each constant of the module that is a pattern becomes a function that keeps it. Names that also stand for something else in an
 * inner scope are left alone, so that no reference can be mistaken.
 *
 * @param {string} code a module in JavaScript
 */
export function withLazyPatterns(code) {
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseAst(code)));
  const patterns = patternsOf(program);
  /** @type {{ name: string, start: number, end: number, text: string }[]} */
  const references = [];
  /** @type {Set<string>} */
  const ambiguous = new Set();
  visit(program, (node, parent, key) => {
    if (node.type !== 'Identifier' || !patterns.has(node.name)) return;
    if (node === patterns.get(node.name)?.declarations[0].id || isPropertyName(parent, key)) return;
    if (isDeclared(parent, key)) ambiguous.add(node.name);
    const text = parent.shorthand ? `${node.name}: ${node.name}()` : `${node.name}()`;
    references.push({ name: node.name, start: node.start, end: node.end, text });
  });
  const edits = references.filter(({ name }) => !ambiguous.has(name));
  for (const [name, { start, end, declarations }] of patterns) {
    if (ambiguous.has(name)) continue;
    const { init } = declarations[0];
    const beginning = `let ${name}$kept;\nfunction ${name}() {\n\treturn ${name}$kept ??= `;
    edits.push({ name, start, end: init.start, text: beginning });
    edits.push({ name, start: init.end, end, text: ';\n}' });
  }
  return edited(code, edits);
}

/**
 * The declarations of patterns, by name.
 *
 * @param {Node} program
 * @returns {Map<string, Node>}
 */
function patternsOf(program) {
  /** @type {Map<string, Node>} */
  const patterns = new Map();
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const' || node.declarations.length !== 1)
      continue;
    const [{ id, init }] = node.declarations;
    if (id.type === 'Identifier' && init && isPattern(init)) patterns.set(id.name, node);
  }
  return patterns;
}

/** @param {Node} node */
function isPattern(node) {
  if (node.type === 'Literal') return node.regex?.pattern.includes('\\p{') === true;
  return node.type === 'NewExpression' && node.callee.name === 'RegExp';
}

/**
 * A name that refers to nothing: of a property or a label.
 *
 * @param {Node} parent
 * @param {string} key
 */
function isPropertyName({ type, computed, shorthand }, key) {
  if (key === 'property') return type === 'MemberExpression' && !computed;
  if (key === 'key') return !computed || shorthand === true;
  return key === 'label';
}

/**
 * Whether a name may stand for something of its own: a parameter, a variable, a part of a destructuring pattern.
 *
 * @param {Node} parent
 * @param {string} key
 */
function isDeclared({ type }, key) {
  if (/Function|Class|Catch|Pattern$|RestElement/.test(type)) return key !== 'body' && key !== 'right';
  return type === 'VariableDeclarator' && key === 'id';
}

/**
 * @param {Node} node
 * @param {(node: Node, parent: Node, key: string) => void} see
 */
function visit(node, see) {
  for (const [key, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue;
      // Both have the same type: what an object has, and what is taken out of one.
      if (node.type === 'ObjectPattern' && child.type === 'Property') child.type = 'PropertyPattern';
      see(child, node, key);
      visit(child, see);
    }
}

/**
 * @param {string} code
 * @param {readonly { start: number, end: number, text: string }[]} edits
 */
function edited(code, edits) {
  let result = '';
  let place = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(place, start) + text;
    place = end;
  }
  return result + code.slice(place);
}
