/** The namespaces of a drawing canvas and of its shapes (MS-ODRAWXML 2.2.4 and 2.2.6). */
export const CANVAS = 'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas';
export const SHAPE = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';
