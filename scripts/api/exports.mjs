import { fileURLToPath } from 'node:url';
import ts from 'typescript-6';

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {boolean} isType
 * @property {string} comment
 * @property {string} declaration TypeScript; empty if the members say everything
 * @property {readonly Member[]} members
 *
 * @typedef {{ readonly name: string, readonly type: string, readonly comment: string }} Member
 */

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * The exports of the package in a folder, in alphabetical order.
 *
 * @param {URL} folder
 * @param {string} [entry] the module that the package's entry begins with
 * @returns {Entry[]}
 */
export function exportsOf(folder, entry = 'index') {
  const root = fileURLToPath(folder);
  const program = programOf(root);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(`${root}src/${entry}.ts`);
  const module = index && checker.getSymbolAtLocation(index);
  if (module === undefined) throw new Error(`Cannot read the exports, expected ${root}src/${entry}.ts`);
  return checker
    .getExportsOfModule(module)
    .map((alias) => entryOf(checker.getAliasedSymbol(alias), checker))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @type {Map<string, ts.Program>} */
const programs = new Map();

/** All entries of a package share a program: reading its sources takes far longer than listing an entry's exports. @param {string} root */
function programOf(root) {
  const known = programs.get(root);
  if (known) return known;
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(fileNames, options);
  programs.set(root, program);
  return program;
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker @returns {Entry} */
function entryOf(symbol, checker) {
  const node = symbol.declarations?.[0];
  if (node === undefined) throw new Error(`Cannot find where ${symbol.name} is declared`);
  const isInterface = ts.isInterfaceDeclaration(node);
  return {
    name: symbol.name,
    isType: (symbol.flags & ts.SymbolFlags.Value) === 0,
    comment: commentOf(symbol, checker),
    declaration: isInterface ? '' : declarationOf(symbol, node, checker),
    members: isInterface ? membersOf(node, checker) : [],
  };
}

/** @param {ts.Symbol} symbol @param {ts.Declaration} node @param {ts.TypeChecker} checker */
function declarationOf(symbol, node, checker) {
  if (ts.isTypeAliasDeclaration(node)) return node.getText();
  if (ts.isClassDeclaration(node)) return `class ${symbol.name} extends Error`;
  const type = checker.typeToString(checker.getTypeOfSymbol(symbol), node, FORMAT);
  return `const ${symbol.name}: ${type}`;
}

/**
 * The members of an interface, its own before those that it inherits.
 *
 * @param {ts.InterfaceDeclaration} node
 * @param {ts.TypeChecker} checker
 * @returns {Member[]}
 */
function membersOf(node, checker) {
  return checker.getPropertiesOfType(checker.getTypeAtLocation(node)).flatMap((symbol) => {
    const member = symbol.declarations?.[0];
    // What follows from a table of values.
    if (member && ts.isPropertyAssignment(member)) {
      const type = checker.typeToString(checker.getTypeOfSymbol(symbol), node, FORMAT);
      return [{ name: symbol.name, type, comment: '' }];
    }
    if (member === undefined || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return [];
    return [
      {
        name: symbol.name + (member.questionToken ? '?' : ''),
        type: typeOf(member),
        comment: commentOf(symbol, checker),
      },
    ];
  });
}

/** @param {ts.PropertySignature | ts.MethodSignature} member */
function typeOf(member) {
  const result = member.type?.getText() ?? '';
  if (ts.isPropertySignature(member)) return result;
  return `(${member.parameters.map((parameter) => parameter.getText()).join(', ')}) => ${result}`;
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function commentOf(symbol, checker) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ');
}
