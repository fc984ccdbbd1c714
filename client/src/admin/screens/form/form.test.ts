import { describe, expect, test } from '@jest/globals';
import { form, row } from './form.tsx';
import { check, commas, lines, number, picture, select, text } from './kinds.tsx';

interface TourInput {
  name: string;
  meetingPoint?: string | null;
  price: number;
  seats?: number | null;
  size?: 'small' | 'large' | null;
  stops: string[];
  extras?: string[] | null;
  isActive?: boolean | null;
  imageUrl: string;
  imageAlt?: string | null;
}

type Tour = { [Name in keyof Required<TourInput>]: Exclude<TourInput[Name], undefined> };

const string = { kind: 'String', required: true };
const rules = {
  name: string,
  meetingPoint: { kind: 'String', required: false },
  price: { kind: 'Money', required: true },
  seats: { kind: 'Int', required: false },
  size: { kind: 'Size', required: false },
  stops: { kind: 'String', list: true, required: true },
  extras: { kind: 'String', list: true, required: false },
  isActive: { kind: 'Boolean', required: false },
  imageUrl: { kind: 'URL', required: true },
  imageAlt: { kind: 'String', required: false },
} as const;

const tourForm = form<Tour, TourInput>({ create: 'New Tour', edit: 'Edit Tour' }, rules);
const fields = {
  name: text(),
  meetingPoint: text(),
  price: number(),
  seats: number({ label: 'Max Tourists' }),
  size: select({ small: 'Small', large: 'Large' }),
  stops: lines(),
  extras: commas(),
  isActive: check({ blank: true }),
  ...picture('imageUrl'),
};
const tour = tourForm(fields);

const saved: Tour = {
  name: 'Sipi Falls',
  meetingPoint: null,
  price: 250_000.5,
  seats: null,
  size: 'large',
  stops: ['Mbale', 'Kapchorwa'],
  extras: ['Lunch', 'Guide'],
  isActive: false,
  imageUrl: '/media/sipi.jpg',
  imageAlt: null,
};

describe('A form of fields', () => {
  test('calls each by its name unless it has another label', () =>
    expect(Object.values(tour.labels).join(', ')).toBe(
      'Name, Meeting Point, Price, Max Tourists, Size, Stops, Extras, Is Active, Image URL, Alt Text',
    ));
  test('begins blank, with the first of each choice', () =>
    expect(tour.blank()).toEqual({
      name: '',
      meetingPoint: '',
      price: '',
      seats: '',
      size: 'small',
      stops: '',
      extras: '',
      isActive: true,
      imageUrl: '',
      imageAlt: '',
    }));
  test('shows what is saved as it is typed', () =>
    expect(tour.read(saved)).toEqual({
      name: 'Sipi Falls',
      meetingPoint: '',
      price: '250000.5',
      seats: '',
      size: 'large',
      stops: 'Mbale\nKapchorwa',
      extras: 'Lunch, Guide',
      isActive: false,
      imageUrl: '/media/sipi.jpg',
      imageAlt: '',
    }));
  test('shows a tick that nobody set as a new form has it', () =>
    expect(tour.read({ ...saved, isActive: null as unknown as boolean }).isActive).toBe(true));
  test('sends what it has read, and nothing for what is blank', () =>
    expect(tour.send(tour.read(saved))).toEqual(saved));
  test('says in words what a choice, a tick and a text hold', () => {
    expect(tour.inWords('size', 'large')).toBe('Large');
    expect(tour.inWords('isActive', false)).toBe('No');
    expect(tour.inWords('name', ' Sipi ')).toBe('Sipi');
  });
});

test('A field that is missing, one too many and one of the wrong kind do not compile', () => {
  const { price, ...others } = fields;
  expect(price).toBeDefined();
  // @ts-expect-error price has no field
  expect(tourForm(others)).toBeDefined();
  // @ts-expect-error the input has no duration
  expect(() => tourForm({ ...fields, ...row('1fr 1fr', { duration: text() }) })).toBeDefined();
  // @ts-expect-error a price is no text
  expect(tourForm({ ...fields, price: text() })).toBeDefined();
  // @ts-expect-error there are two sizes
  expect(tourForm({ ...fields, size: select({ huge: 'Huge' }) })).toBeDefined();
  // @ts-expect-error what is read must hold the name
  expect(form<Omit<Tour, 'name'>, TourInput>({ create: '', edit: '' }, rules)).toBeDefined();
});
