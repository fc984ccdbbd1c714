// The company profile as one HTML document: six A4 pages.
import { readFileSync } from 'node:fs';
import { brandStyle } from '../brand.mjs';
import { agency } from '../demo-agency.mjs';
import { mark } from './mark.mjs';

const { about, company, home, partners, services } = agency;
const { accommodation, additionalServices, benefits, corePrograms, tourPackages, transportOptions } =
  services;

const css = readFileSync(new URL('./profile.css', import.meta.url), 'utf8');
const text = (value) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const each = (items, draw) => items.map(draw).join('');
const list = (items) => `<ul class="lines">${each(items, (item) => `<li>${text(item)}</li>`)}</ul>`;
const entry = ({ title, text: words }) => `<li><h3>${text(title)}</h3><p>${text(words)}</p></li>`;

export function profileDocument({ title, pictures }) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title>
<style>
${brandStyle()}
${css}</style></head><body>
${cover(pictures)}${aboutPage(pictures)}${valuesPage()}${servicesPage(pictures)}${travelPage(pictures)}${contactPage(pictures)}
</body></html>`;
}

const photo = (source, alt, className = '') =>
  `<img class="${className}" src="${source}" alt="${text(alt)}">`;

function page(number, label, body, className = '') {
  return `<section class="page ${className}"><header><span>${text(company.name)}</span><span>${text(label)}</span></header>
<div class="body">${body}</div><footer>${number}</footer></section>`;
}

const cover = ({ hills }) => `<section class="page cover">
${photo(hills, 'An evening on the hills of Kampala')}
<div class="weave"></div>
<div class="title"><div class="logo">${mark}<span>${text(company.name)}</span></div>
<h1 class="name">Company <em class="word">Profile</em></h1>
<p class="tagline">${text(company.tagline)}</p><p class="since">On the road since ${company.founded}</p></div></section>`;

const aboutPage = ({ barkCloth }) =>
  page(
    2,
    'About us',
    `<p class="label">About us</p><h2 class="display">${text(about.title)}</h2>
<p class="lead">${text(about.paragraphs[0])}</p>
<div class="two">${photo(barkCloth, 'Where bark cloth is beaten', 'tall')}<div>${each(about.paragraphs.slice(1), (paragraph) => `<p class="story">${text(paragraph)}</p>`)}
<p class="story caption">${text(company.story)}</p></div></div>
<aside class="mission"><h3 class="label">${text(about.missionTitle)}</h3><p class="creed">${text(about.mission)}</p></aside>`,
  );

const valuesPage = () =>
  page(
    3,
    'Core values',
    `<p class="label">What we hold to</p><h2 class="display">Core Values</h2>
<ul class="values">${each(about.values, entry)}</ul>
<p class="label">And on every journey</p><ul class="three">${each(home.aboutCards, entry)}</ul>`,
    'tinted',
  );

const servicesPage = ({ forest }) =>
  page(
    4,
    'Services',
    `${photo(forest, 'Mountain gorillas in the forest of Bwindi', 'band')}
<p class="label">What we do</p><h2 class="title">Journeys cut to your measure</h2>
<ol class="numbered">${each(corePrograms, entry)}</ol>
<div class="two even"><div><h3 class="label">Additional services</h3><ul class="plain">${each(additionalServices, entry)}</ul></div>
<div><h3 class="label">Tour packages</h3><ul class="plain">${each(
      tourPackages,
      ({ title, duration, text: words }) =>
        `<li><h3>${text(title)} <em class="days">${text(duration)}</em></h3><p>${text(words)}</p></li>`,
    )}</ul></div></div>`,
  );

const travelPage = ({ falls }) =>
  page(
    5,
    'How we travel',
    `${photo(falls, 'The Nile at Murchison Falls', 'band')}
<p class="label">On the road</p><h2 class="title">How we travel</h2>
<ul class="fleet">${each(
      transportOptions,
      ({ title, text: words, seats }) =>
        `<li><h3>${text(title)}</h3><p>${text(words)}</p><em class="seats">${text(seats)}</em></li>`,
    )}</ul>
<div class="two even"><div><h3 class="label">Accommodation</h3>${list(accommodation)}</div>
<div><h3 class="label">Benefits</h3>${list(benefits)}</div></div>`,
  );

const contactPage = ({ peaks }) => {
  const { street, area, box, city, country } = company;
  return page(
    6,
    'In good company',
    `<p class="label">In good company</p><h2 class="title">Our Partners</h2>
<ul class="plain partners">${each(partners.partners, ({ name, description }) => entry({ title: name, text: description }))}</ul>
${photo(peaks, 'The Rwenzori mountains', 'band low')}
<div class="contact"><h2 class="display">Get in Touch</h2>
<div class="three"><div><h3 class="label">Address</h3><p>${text(street)}, ${text(area)}<br>${text(box)}<br>${text(city)}, ${text(country)}</p></div>
<div><h3 class="label">Telephone</h3><p>${text(company.phones[0])}</p></div>
<div><h3 class="label">E-mail</h3><p>${company.emails.map(text).join('<br>')}</p></div></div></div>`,
    'last',
  );
};
