import { describe, expect, test } from 'vitest';
import { withNoteVariables } from './note-variables.js';
import { readSources } from './sources.js';

const item = (more: object) => ({ id: 'a', type: 'book', ...more });

describe('variables in the note of an item', () => {
  test.each<[string, object, object]>([
    [
      'lines',
      { note: 'PMID: 12\nOriginal date: 1900\nmine' },
      { PMID: '12', 'original-date': { raw: '1900' }, note: 'mine' },
    ],
    [
      'names',
      { note: 'editor: Doe || Jane\neditor: Roe || Jo\ntranslator: House' },
      {
        editor: [
          { family: 'Doe', given: 'Jane' },
          { family: 'Roe', given: 'Jo' },
        ],
        translator: [{ literal: 'House' }],
      },
    ],
    ['braces', { note: 'see {:DOI: 10.1/x} there' }, { DOI: '10.1/x', note: 'see  there' }],
    ['a type', { note: 'type: dataset' }, { type: 'dataset' }],
    ['those that the item has', { title: 'Own', note: 'title: Other' }, { title: 'Own' }],
    ['a key', { note: 'Citation Key: doe2005' }, { id: 'doe2005', 'other-ids': ['a'] }],
    [
      'other words with a colon',
      { note: 'Remember: read it\nhttps://example.org' },
      { note: 'Remember: read it\nhttps://example.org' },
    ],
  ])('%s', (_, written, read) => {
    expect(withNoteVariables(item(written))).toEqual(item(read));
  });

  test('a source of Zotero is cited by its key', async () => {
    const [read] =
      (await readSources('[{"id": "http://zotero.org/u/1", "citation-key": "doe", "title": "T"}]')) ?? [];
    expect(read).toEqual({
      id: 'doe',
      type: 'document',
      title: 'T',
      'citation-key': 'doe',
      'other-ids': ['http://zotero.org/u/1'],
    });
  });
});
