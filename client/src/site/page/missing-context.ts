import { createContext } from 'react';

/** Whether there is no record at the address that the server answered: known for the first page that is opened alone. */
export const MissingContext = createContext(false);
