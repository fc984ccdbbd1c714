import { createContext } from 'react';

/** The agency's name; told by the one who mounts the staff's part. */
export const BrandContext = createContext('');
