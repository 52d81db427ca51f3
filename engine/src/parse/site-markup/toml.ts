const FRONT = /^(\ufeff?)\+{3}[ \t]*(\r?\n[\s\S]*?\n)\+{3}[ \t]*(?=\r?\n|$)/;

/** Hugo's front matter in TOML as the same lines in YAML; the tables in it become mappings. */
export function yamlOfToml(text: string): string {
  return text.replace(FRONT, (_, mark: string, toml: string) => {
    let indent = '';
    const lines = toml.split('\n').map((line) => {
      const table = /^\s*\[([\w.-]+)\]\s*$/.exec(line)?.[1];
      if (table !== undefined) {
        indent = '  ';
        return `${table}:`;
      }
      const [, key, value = ''] = /^\s*["']?([\w.-]+)["']?\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      if (key !== undefined) return `${indent}${key}: ${value}`;
      // Lists of tables have nothing that a document shows.
      return /^\s*\[\[/.test(line) ? '' : line;
    });
    return `${mark}---${lines.join('\n')}---`;
  });
}
