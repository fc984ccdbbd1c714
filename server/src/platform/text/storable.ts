/** What PostgreSQL can store of a text: not the character zero, nor half of a surrogate pair, which nobody types. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
