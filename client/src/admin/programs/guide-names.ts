// What members of the team are called, for dialogs that compare two values and have numbers only.
import type { ApolloClient } from '@apollo/client';
import { GuideChoicesDocument } from './guide-choices.generated.ts';

const names = new Map<number, string>();

/** Whoever was read, here or by a form, is known by name from now on. */
export function rememberGuides(team: readonly { id: number; name: string }[]): void {
  for (const { id, name } of team) names.set(id, name);
}

/** Reads the team, so that all of it is known. Without an answer the numbers stay numbers. */
export async function readGuides(client: ApolloClient): Promise<void> {
  const answer = await client.query({ query: GuideChoicesDocument }).catch(() => null);
  rememberGuides(answer?.data?.coaches ?? []);
}

/** Somebody who left the team is known by the number. */
export const guideName = (id: number) => names.get(id) ?? `team member ${id}`;
