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
  lead: 'Assistants write Markdown. Paste it here, and it becomes a Word document with headings, tables, equations and real footnotes.',
  steps: [
    {
      title: 'Ask for Markdown with notes',
      text: 'Tell the assistant how to mark its sources. The sample prompt shows you how.',
    },
    {
      title: 'Copy with the copy button',
      text: 'The button under the answer copies its Markdown. If you select the text with the mouse instead, that’s fine too: the formatting becomes Markdown again when you paste, and the small source links become footnotes.',
    },
    {
      title: 'Paste and convert',
      text: 'Choose a template and press Convert to Word. Do check the notes: assistants sometimes invent sources.',
    },
  ],
  picture: PICTURES.chat,
  pictureCaption: 'The same answer in the template Plain. Its figures are invented.',
  source: `# Tidal energy in small harbours

## Summary

Small harbours can cover part of
their own demand from the tide,
if the range is
**at least four metres**.[1]

## Options compared

| Option | Cost | Yield | Permit |
| :--- | :---: | :---: | :--- |
| Barrage gate | high | high | years |

---

[1]: Worked example with invented figures.`,
  sections: [
    {
      title: 'What it’s good for',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Proposals and essays** with sources as footnotes, in APA or MLA layout.',
            '**Meeting notes** with to-dos that colleagues can tick in Word.',
            '**Reports** with tables that can be edited.',
            '**Instructions** with numbered steps and code blocks.',
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
            'Notes written as `[1]`, with `[1]: text` at the end, also become footnotes.',
            'If the answer lists sources as `[^1]: …` or `[1]: …` but never refers to them, they are collected in one note at the end, under Additional References.',
            'If the sources are links, such as `[NASA][1]` with the addresses at the end, choose **Turn links into footnotes** under **Adjust**, and each address becomes a note.',
            'If the sources are a numbered list at the end, and the text refers to them as `[1]`, press **Details** below the text and choose **Turn a list of sources into footnotes**.',
            'Citation marks such as `【4:2†source】` and invisible characters are removed. [Clean up pasted text](/docs/clean-up), also under **Details**, can turn bold lines into headings.',
            'Code keeps its lines, and is coloured if the answer names its language.',
            '[Text from assistants](/docs/from-assistants) has notes on Claude, Gemini, Copilot and Perplexity.',
          ],
        },
      ],
    },
  ],
};
