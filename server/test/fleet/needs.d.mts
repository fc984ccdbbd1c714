export const needs: Record<string, string>;
export const libfaketime: string;
