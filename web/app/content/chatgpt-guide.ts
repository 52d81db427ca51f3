import type { Guide } from './guide';
import { PICTURES } from './pictures';

/** What 'Try Sample Prompt' copies. */
export const SAMPLE_PROMPT = `Write a research proposal of about 800 words on the effect of urban trees on summer temperatures.

Format it as Markdown:
- a title, then the sections Background, Research question, Method, Timetable, Expected results
- a table in Timetable with the columns Month, Task, Result
- a numbered list of three hypotheses
- mark each source in the text as [^1], [^2] and so on, and use the same mark again when you use the same source again
- at the end a line with three hyphens, and under it one line per source: [^1]: Author, Title, Year

Use only sources that exist, and leave a source out if you are not sure of it.`;

export const CHATGPT_GUIDE: Guide = {
  title: 'From ChatGPT to Word',
  lead: 'What an assistant writes is Markdown. Selected with the mouse, it reaches Word as loose paragraphs; converted, it is a document.',
  steps: [
    {
      title: 'Ask for Markdown with notes',
      text: 'Tell the assistant how to mark its sources. The sample prompt does, and asks for a table and a list as well.',
    },
    {
      title: 'Copy with the copy button',
      text: 'The button under the answer copies Markdown. Selecting the text with the mouse loses the structure.',
    },
    {
      title: 'Paste and convert',
      text: 'Paste into the converter, choose a template, press Convert to Word. Check the notes: an assistant can invent sources.',
    },
  ],
  picture: PICTURES.chat,
  pictureCaption: 'The same answer in Word. The figures are invented for this example.',
  source: `# Tidal energy in small harbours

## Summary

Small harbours can cover part of their own
demand from the tide, if the range is
**at least four metres**.[1]

## Options compared

| Option | Cost | Yield | Permit |
| :--- | :---: | :---: | :--- |
| Floating turbine | low | low | months |

---

[1]: Worked example with invented figures.`,
  sections: [
    {
      title: 'What people use it for',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Proposals and essays** with sources as footnotes, in APA or MLA layout.',
            '**Meeting notes** with to-dos that colleagues tick in Word.',
            '**Reports** whose tables can be edited, not pictures of tables.',
            '**Instructions** with numbered steps and code.',
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
            'Notes written `[1]` with `[1]: text` at the end become footnotes too.',
            'A list of sources without marks in the text becomes one note at the end, under Additional References.',
            'Citation marks such as `【4:2†source】` and invisible characters are taken out of the Word file. Bold lines can become headings, and a list of sources footnotes: see Clean up pasted text under the editor.',
            'Code keeps its lines, and is coloured where its language is named.',
            'It works the same with any assistant that copies Markdown.',
          ],
        },
      ],
    },
  ],
};
