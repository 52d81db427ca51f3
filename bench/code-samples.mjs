// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts in other languages
/**
 * Sample code in each language, a line or a few at a time. Words in capitals are replaced at random: NAME and OTHER by
 * words, COUNT by a number, TEXT by a few words.
 *
 * @type {Readonly<Record<string, { readonly open: string, readonly lines: readonly string[], readonly close: string }>>}
 */
export const CODE_SAMPLES = {
  js: {
    open: '/**\n * TEXT.\n */\nexport async function NAME(OTHER, { limit = COUNT } = {}) {',
    lines: [
      '  // TEXT',
      '  const NAME = await OTHER.find((each) => each.NAME > COUNT);',
      '  if (!NAME || NAME.length === COUNT) return undefined;',
      "  for (const [key, value] of Object.entries(NAME)) OTHER.set(key, value ?? 'TEXT');",
      '  console.log(`TEXT ${NAME.length} of ${OTHER}`);',
      "  throw new TypeError('TEXT');",
      '  this.NAME = OTHER.map(({ NAME }) => NAME.replace(/^\\s+|\\d{2,}$/g, ""));',
    ],
    close: '  return OTHER;\n}',
  },
  typescript: {
    open: 'interface NAME {\n  readonly OTHER: string;\n  NAME?: number;\n}\n\nexport class OTHER<T extends NAME> {',
    lines: [
      '  readonly #NAME = new Map<string, T[]>();',
      '  // TEXT',
      '  get NAME(): number {\n    return this.#OTHER.size + COUNT;\n  }',
      "  private NAME(OTHER: T, kind: 'TEXT' | undefined): void {\n    this.#NAME.set(OTHER.NAME, [OTHER]);\n  }",
      '  async NAME(): Promise<readonly T[]> {\n    return (await this.OTHER()) as T[];\n  }',
    ],
    close: '}',
  },
  python: {
    open: '@dataclass\nclass NAME:\n    """TEXT."""\n\n    OTHER: int = COUNT\n',
    lines: [
      '    def NAME(self, OTHER: str, limit=COUNT) -> list[str]:',
      '        # TEXT',
      '        NAME = [each.strip() for each in OTHER.split(",") if len(each) > COUNT]',
      '        if not NAME or self.OTHER is None:\n            raise ValueError(f"TEXT {NAME!r}")',
      "        self.NAME[OTHER] = {'TEXT': COUNT, 'NAME': True}",
      '        with open(NAME, encoding="utf-8") as OTHER:\n            print(OTHER.read())',
    ],
    close: '        return sorted(OTHER, key=lambda each: each.NAME)',
  },
  sh: {
    open: '#!/bin/sh\n# TEXT\nset -eu',
    lines: [
      'for NAME in "$HOME"/OTHER/*.txt; do\n  echo "TEXT: $NAME" >&2\ndone',
      'if [ -f "${NAME}" ]; then\n  grep -c OTHER "$NAME" | sort -n | head -COUNT\nfi',
      'export NAME=COUNT',
      'curl --silent https://example.org/NAME | sed "s/OTHER/NAME/g" > OTHER.log',
      'sudo apt-get install --yes NAME OTHER  # TEXT',
    ],
    close: 'exit 0',
  },
  sql: {
    open: '-- TEXT\nCREATE TABLE NAME (\n  id INTEGER PRIMARY KEY,\n  OTHER VARCHAR(COUNT) NOT NULL\n);\n',
    lines: [
      "SELECT NAME, COUNT(*) AS OTHER FROM NAME\n  WHERE OTHER > COUNT AND NAME LIKE 'TEXT%'\n  GROUP BY NAME;",
      "INSERT INTO NAME (id, OTHER) VALUES (COUNT, 'TEXT');",
      'UPDATE NAME SET OTHER = NULL WHERE id IN (COUNT, COUNT) -- TEXT',
      'CREATE INDEX NAME ON OTHER (NAME DESC);',
    ],
    close: 'COMMIT;',
  },
  json: {
    open: '{\n  "name": "NAME",',
    lines: [
      '  "NAME": { "OTHER": COUNT, "text": "TEXT", "on": true },',
      '  "OTHER": ["NAME", "TEXT", COUNT, null],',
      '  "NAME": "https://example.org/OTHER",',
    ],
    close: '  "version": "COUNT.0.1"\n}',
  },
  java: {
    open: 'package org.example.NAME;\n\n/** TEXT. */\npublic final class Main implements Runnable {',
    lines: [
      '    private static final int NAME = COUNT;',
      '    // TEXT',
      '    @Override\n    public void run() {\n        System.out.println("TEXT " + NAME);\n    }',
      '    public List<String> NAME(String OTHER) throws IOException {\n        for (var each : OTHER.split(";")) names.add(each.trim());\n        return names;\n    }',
      '    protected boolean NAME(Map<String, Integer> OTHER) {\n        return OTHER.getOrDefault("NAME", COUNT) > COUNT;\n    }',
    ],
    close: '}',
  },
  rust: {
    open: "use std::collections::HashMap;\n\n/// TEXT.\n#[derive(Debug, Clone)]\npub struct NAME<'a> {\n    OTHER: &'a str,\n}\n",
    lines: [
      'fn NAME(OTHER: &str) -> Result<u32, String> {\n    let mut NAME = HashMap::new();\n    NAME.insert("TEXT", COUNT);\n    Ok(OTHER.len() as u32)\n}',
      '// TEXT',
      'impl OTHER {\n    pub fn NAME(&self) -> Option<&str> {\n        match self.NAME {\n            COUNT => None,\n            _ => Some("TEXT"),\n        }\n    }\n}',
      'println!("TEXT {}", NAME);',
    ],
    close: '#[test]\nfn NAME() {\n    assert_eq!(OTHER("TEXT"), COUNT);\n}',
  },
  yaml: {
    open: '# TEXT\nversion: 2\nservices:',
    lines: [
      '  NAME:\n    image: "OTHER:COUNT"\n    ports: [COUNT, COUNT]',
      '    environment:\n      NAME: TEXT\n      OTHER: true',
      '    command: ["NAME", "--OTHER", "TEXT"]  # TEXT',
    ],
    close: 'volumes:\n  OTHER: {}',
  },
  html: {
    open: '<!DOCTYPE html>\n<html lang="en">\n<head><title>TEXT</title></head>\n<body>',
    lines: [
      '  <p class="NAME" id="OTHER">TEXT &amp; <em>TEXT</em></p>',
      '  <a href="https://example.org/NAME">TEXT</a>',
      '  <!-- TEXT -->',
      '  <script>\n    document.querySelector("#NAME").textContent = `TEXT ${COUNT}`;\n  </script>',
      '  <style>\n    .NAME { color: #334; margin: 0 COUNTpx; }\n  </style>',
    ],
    close: '</body>\n</html>',
  },
};
