import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Company } from '../company.ts';
import type { Head } from './head.ts';

export interface HeadContext {
  /** Scheme and host, such as `https://lubugo.example`. */
  origin: string;
  /** Path without the query, such as `/programs/3`. */
  path: string;
  query: URLSearchParams;
  company: Company;
}

interface Operation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  /** The form that asks it by its address: what the server does not take of it is told by that form. */
  form?: string;
}

/**
 * What a page's file exports as `page`. The server runs the query, knows the status from `exists` and
 * renders once; the browser renders the component, which reads the same query from the cache.
 */
// biome-ignore lint/suspicious/noExplicitAny: the route table holds pages of every kind of data
export interface PageModule<Data = any, Variables = any> {
  Component: ComponentType<{ variables: Variables }>;
  query?: TypedDocumentNode<Data, Variables>;
  /** The query's variables from the address. */
  variables?(params: Params, url: URL): Variables;
  /**
   * What an address, or a form that came back, asks besides: the server has it before it draws; in the browser the page
   * asks by itself.
   */
  also?(params: Params, url: URL, posted?: Readonly<Record<string, string>>): Operation[];
  /** The lists that are asked for again whenever somebody comes to them within the site, whatever their age. */
  asksAgain?: boolean;
  /** False makes it a 404; a page without this always exists. */
  exists?(data: Data): boolean;
  /** Where `exists` may answer false: what says so, without the query. The server knows it before it renders. */
  missing?: Pick<PageModule, 'Component' | 'head'>;
  /** `data` is undefined while it loads in the browser, and for pages without a query. */
  head(data: Data | undefined, context: HeadContext): Head;
}

/** Keeps the types of a page's query and its head together. */
export function definePage<Data, Variables>(page: PageModule<Data, Variables>): PageModule<Data, Variables> {
  return page;
}
