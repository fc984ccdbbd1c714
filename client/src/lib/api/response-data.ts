/** The data of a call that did not fail. */
export function responseData<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The server answered without data. Please try again.');
  return data;
}
