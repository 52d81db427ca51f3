import { expect, test } from 'vitest';
import { latinLanguage } from './latin-language.js';

test.each([
  ['The dog is in the house with all of the others that were there', 'en-US'],
  ['Der Hund ist nicht im Haus und die Katze ist nicht da', 'de-DE'],
  [
    'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt labore',
    undefined,
  ],
  ['Der Hund ist nicht im Haus und die Katze ist', undefined],
  ['the dog is in the house, der Hund ist nicht im Haus und fort', undefined],
])('the language of %j is %s', (text, expected) => {
  expect(latinLanguage(text)).toBe(expected);
});

test.each([
  [
    'names and abbreviations',
    'NO EN DE LA EL SE. Do It De La El Se Un Una Con Por Los Las Que Es En No Yes Not',
  ],
  ['single letters', 'o i z w y a e o i z w y a e o i z w y a e, x and y'],
  ['chemistry', 'co co po na z do o co w i co do po, od co na po co'],
  ['one word again and again', 'not no no no no no no no no no no no no no no no'],
  [
    'two languages at once',
    'el perro no está en la casa y el gato está con los niños; the dog is not in the house with all of them',
  ],
])('%s are no evidence', (_, text) => {
  expect(latinLanguage(text)).toBeUndefined();
});

/** Languages that share most of their common words. */
test.each([
  ['Du kan ikke bruge det før alle er blevet færdige, og så kan vi begynde når du har lyst.', 'da-DK'],
  ['Du kan ikke bruke det før alle er blitt ferdige, og så kan vi begynne når du har lyst.', 'nb-NO'],
  [
    'Você não pode usar isso em uma máquina até que ela esteja pronta para todos, como está escrito.',
    'pt-BR',
  ],
  ['No puedes usarlo en una máquina hasta que esté lista para todos, como se dice en el manual.', 'es-ES'],
  [
    'No ho pots fer servir amb una màquina fins que és a punt per a tots, com diu el manual dels usuaris.',
    'ca-ES',
  ],
  ['Nelze to použít, dokud není hotovo pro všechny, jak je to v návodu, který je od výrobce.', 'cs-CZ'],
  [
    'Nie można tego użyć, dopóki nie jest gotowe dla wszystkich, jak to jest w instrukcji od producenta.',
    'pl-PL',
  ],
])('%s is %s', (text, expected) => {
  expect(latinLanguage(text)).toBe(expected);
});
