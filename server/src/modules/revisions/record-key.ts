/** Whether `key` can be the number of a record or the name of a group of settings. */
export const isRecordKey = (key: string) => /^[\w-]{1,40}$/.test(key);
