import { OPTIONS } from '../../cli/src/options';

/** Options that make no sense for the action: it names the output itself, reads the findings, and has nobody to print to. */
const LEFT_OUT = new Set(['output', 'json', 'quiet', 'help', 'version']);

const HEAD = `# The action of this repository: docs/command-line.md shows how to use it. \`UPDATE_GOLDENS=1 npx vitest run tests/action\` writes the
# inputs anew from the options of the command.
name: Footmark
description: Converts the Markdown files of a repository to Word documents, and shows problems on their lines
branding:
  icon: file-text
  color: blue
inputs:
  files:
    description: "files and folders, one a line"
    required: true
  output:
    description: "the folder for the Word files, or the Word file of one text"
    default: "word"
  artifact:
    description: 'the name under which the Word files can be downloaded from the page of the run; "" to upload nothing'
    default: "word"
`;

const TAIL = `outputs:
  findings:
    description: "how many problems were found"
    value: \${{ steps.convert.outputs.findings }}
  errors:
    description: "how many of them are errors"
    value: \${{ steps.convert.outputs.errors }}
runs:
  using: composite
  steps:
    - id: convert
      shell: bash
      env:
        INPUTS: \${{ toJSON(inputs) }}
      run: node "$GITHUB_ACTION_PATH/deploy/action/run.mjs"
    # Also after an error: what could be converted is there.
    - if: \${{ always() && inputs.artifact != '' && inputs.check != 'true' }}
      uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
      with:
        name: \${{ inputs.artifact }}
        path: \${{ inputs.output }}
        if-no-files-found: ignore
`;

/** `action.yml`: an input for each option of the command. */
export function actionFile(): string {
  const options = OPTIONS.filter(({ name }) => !LEFT_OUT.has(name) && !name.startsWith('no-'));
  const inputs = options.map(({ name, value, help }) => {
    const description = quoted(`${value ?? 'true or false'}: ${help.replaceAll('`', '')}`);
    return `  ${name}:\n    description: ${description}\n    default: ""\n`;
  });
  return HEAD + inputs.join('') + TAIL;
}

/** A text as the formatter quotes it in YAML (1.2.2, 7.3.2): `'` in single quotes is doubled. */
const quoted = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
