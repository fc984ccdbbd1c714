// A form that was sent without JavaScript (switched off, or not there yet) and came back: what its page begins with.
import { createContext, useContext } from 'react';
import { useParameters } from '../../lib/page/use-parameters.ts';

export interface PostedForm {
  /** Which form of the page. */
  id: string;
  values: Record<string, string>;
  problems: Record<string, string>;
  /** Why it was not taken, when no field is to blame; else empty. */
  failure: string;
  /** Goes back with the next try. */
  token: string;
}

export const PostedFormContext = createContext<PostedForm | null>(null);

/** What came back of the form `id`; null when it was not sent, or was taken. */
export function usePostedForm(id: string): PostedForm | null {
  const posted = useContext(PostedFormContext);
  return posted?.id === id ? posted : null;
}

/** Whether the address says that form `id` was sent and taken. */
export function useWasSent(id: string): boolean {
  const [params] = useParameters();
  return params.get('sent') === id;
}
