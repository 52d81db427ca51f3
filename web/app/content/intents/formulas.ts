import type { Guide } from '../guide';
import { PICTURES } from '../pictures';

export const FORMULAS: Guide = {
  title: 'ChatGPT formulas to Word',
  lead: 'LaTeX from ChatGPT and other assistants becomes equations that you can edit in Word.',
  steps: [
    {
      title: 'Copy the answer',
      text: 'Use the copy button under the answer, so that the formulas come as LaTeX.',
    },
    { title: 'Paste it', text: 'Paste it into the converter. \\( \\), \\[ \\] and dollar signs all work.' },
    { title: 'Convert', text: 'In Word, click an equation to edit it. It isn’t a picture.' },
  ],
  picture: PICTURES.intentFormulas,
  pictureCaption: 'The same answer in the template Plain.',
  source:
    'The height of the water at time \\(t\\)\nis a sum of waves:\n\n\\[\nh(t) = h_0 + \\sum_{i=1}^{n}\n  A_i \\cos(\\omega_i t + \\varphi_i)\n\\]\n\nThe error is here about\n\\(0.04\\,\\mathrm{m}\\).',
  sections: [
    {
      title: 'What you get',
      blocks: [
        {
          kind: 'list',
          items: [
            'Fractions, roots, sums, integrals, matrices, cases and aligned lines as Word’s own equations.',
            'Numbers on the right for the equations that you name, and references to them.',
            'Units, derivatives and chemical formulas, and your own `\\newcommand`.',
          ],
        },
      ],
    },
    {
      title: 'Good to know',
      blocks: [
        {
          kind: 'list',
          items: [
            'Backslashes that Google Docs or Gemini put before every operator are removed.',
            'A formula that can’t be read stays as you wrote it, and is listed with its line.',
            '[Maths](/docs/maths) has a table of all commands.',
          ],
        },
      ],
    },
  ],
};
