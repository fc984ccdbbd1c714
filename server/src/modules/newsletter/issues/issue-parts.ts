// What an issue says once its records are read.

/** Paths are those of the site. */
export type IssuePart =
  | { kind: 'text'; html: string }
  | {
      kind: 'card';
      title: string;
      excerpt: string;
      price: string | null;
      path: string;
      /** What the link to it says. */
      label: string;
      imageUrl: string | null;
      imageAlt: string | null;
    };

export interface IssueContent {
  subject: string;
  preheader: string | null;
  parts: IssuePart[];
}
