// The mail where its reader has chosen dark: quiet grounds of our own, because the agency's colours are made for paper.
import type { MailLook } from '../settings/agency.ts';

const dark = { paper: '#15120f', surface: '#211d19', line: '#4a4239', ink: '#f1eae0', muted: '#c3b8aa' };

/** A style sheet for those mail programs that read one; the others show the mail as it is on paper. */
export function darkMode({ brandSoft }: MailLook['colors']): string {
  return `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-paper{background-color:${dark.paper}!important}
.m-surface{background-color:${dark.surface}!important;color:${dark.ink}!important}
.m-surface,.m-line{border-color:${dark.line}!important}
.m-ink{color:${dark.ink}!important}
.m-muted{color:${dark.muted}!important}
.m-brand{color:${brandSoft}!important}
.m-button{background-color:${brandSoft}!important}
.m-button a{color:${dark.paper}!important}
}
</style>`;
}
