/** Writes a field with its cached result, which readers that do not compute fields show. */
export function field(instruction: string, result: string, resultProperties = ''): string {
  return `${fieldBegin(instruction, false, resultProperties)}<w:r>${resultProperties}<w:t>${result}</w:t></w:r>${fieldEnd(resultProperties)}`;
}

/** The same in a deletion, where text has elements of its own (ECMA-376 Part 1, 17.4.20 and 17.16.13). */
export function deletedField(instruction: string, result: string, resultProperties = ''): string {
  return `${fieldBegin(instruction, true, resultProperties)}<w:r>${resultProperties}<w:delText>${result}</w:delText></w:r>${fieldEnd(resultProperties)}`;
}

/** The elements before the result of a field. Programs that update the field format the new result like its beginning. */
export function fieldBegin(instruction: string, isDeleted = false, properties = ''): string {
  const element = isDeleted ? 'delInstrText' : 'instrText';
  return (
    `<w:r>${properties}<w:fldChar w:fldCharType="begin"/></w:r>` +
    `<w:r>${properties}<w:${element} xml:space="preserve"> ${instruction} </w:${element}></w:r>` +
    `<w:r>${properties}<w:fldChar w:fldCharType="separate"/></w:r>`
  );
}

/** The elements after the result of a field, which LibreOffice formats like its end. */
export function fieldEnd(properties = ''): string {
  return `<w:r>${properties}<w:fldChar w:fldCharType="end"/></w:r>`;
}

/** Puts a bookmark around `content`. `name` must be unique and fit Word's rules for names. */
function bookmarked(content: string, name: string, id: number): string {
  return `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;
}

/** Puts a bookmark of each name around `content`. */
export function bookmarkedAll(content: string, names: readonly string[], nextId: () => number): string {
  return names.reduce((text, name) => bookmarked(text, name, nextId()), content);
}
