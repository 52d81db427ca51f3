import ts from 'typescript-6';

/**
 * The types of a package as one file: the exports of its index and the types that they use, but no others. Throws if it needs
 * a type of another package, or if two types have the same name.
 *
 * @param {string} index the path of the declarations that tsc wrote for the package's index
 */
export function publicTypes(index) {
  // Types of the platform keep their names.
  const program = ts.createProgram([index], { noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined)
    throw new Error(`Cannot read the types of a package, expected a module at ${index}`);

  /** @type {Map<string, ts.Symbol>} */
  const symbols = new Map();
  /** @type {string[]} */
  const statements = [];

  /** @param {ts.Symbol} given */
  const visit = (given) => {
    const symbol = given.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(given) : given;
    const declarations = symbol.declarations?.filter(isOwnStatement) ?? [];
    const known = symbols.get(symbol.name);
    if (declarations.length === 0 || known === symbol) return;
    if (known) throw new Error(`Cannot put the types into one file, expected one ${symbol.name}, found two`);
    symbols.set(symbol.name, symbol);
    for (const declaration of declarations) {
      const statement = statementOf(declaration);
      statements.push(written(statement));
      visitNames(statement);
    }
  };

  /** @param {ts.Node} node */
  const visitNames = (node) => {
    if (ts.isImportTypeNode(node))
      throw new Error(`Cannot put ${node.getText()} into one file, expected a name`);
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) visit(symbol);
    ts.forEachChild(node, visitNames);
  };

  const exported = checker.getExportsOfModule(module);
  for (const symbol of exported) visit(symbol);
  const names = exported.map(({ name }) => name).sort();
  return `${statements.join('\n\n')}\n\nexport { ${names.join(', ')} };\n`;

  /** Whether it is a top-level declaration of its file. @param {ts.Declaration} declaration */
  function isOwnStatement(declaration) {
    const file = declaration.getSourceFile();
    if (file.fileName.includes('/node_modules/'))
      throw new Error(`Cannot put the types into one file, expected none of ${file.fileName}`);
    return statementOf(declaration).parent === file;
  }
}

/** @param {ts.Declaration} declaration @returns {ts.Node} */
function statementOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** With its comment, and without saying that it is exported: the end of the file does. @param {ts.Node} statement */
function written(statement) {
  const comments = ts.getLeadingCommentRanges(statement.getSourceFile().text, statement.getFullStart()) ?? [];
  const comment = comments.filter(({ pos }) => statement.getSourceFile().text.startsWith('/**', pos)).at(-1);
  const text = statement.getText().replace(/^(?:export )?(?:declare )?/, '');
  const declared = /^(?:interface|type) /.test(text) ? text : `declare ${text}`;
  return comment
    ? `${statement.getSourceFile().text.slice(comment.pos, comment.end)}\n${declared}`
    : declared;
}
