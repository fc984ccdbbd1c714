/** What the contract demands of one field of an input. */
export interface Rule {
  /** Name of its type in the contract; of a list that of the items. */
  kind: string;
  list?: true;
  /** Also true of what only a new record must have. */
  required: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  step?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
}

const required = (maxLength: number) => ({ kind: 'String', required: true, maxLength });
const optional = (maxLength: number) => ({ kind: 'String', required: false, maxLength });
const picture = { kind: 'URL', required: true, maxLength: 2000, format: 'picture' };
const film = { kind: 'URL', required: false, maxLength: 2000 };
const list = { kind: 'String', list: true, maxItems: 50, maxLength: 300 } as const;
const choice = { kind: 'Choice', required: false };

export const programInputRules = {
  name: required(200),
  category: choice,
  imageUrl: picture,
  imageAlt: optional(300),
  description: required(10_000),
  duration: required(100),
  price: { kind: 'Money', required: true, min: 0, step: 0.01 },
  schedule: required(500),
  maxParticipants: { kind: 'Int', required: false, min: 1 },
  isActive: { kind: 'Boolean', required: false },
  status: choice,
  publishAt: { kind: 'DateTime', required: false },
};

export const postInputRules = {
  title: required(200),
  category: choice,
  content: required(100_000),
  imageUrl: { ...picture, required: false },
  imageAlt: optional(300),
  videoUrl: film,
  status: choice,
  publishAt: { kind: 'DateTime', required: false },
};

export const coachInputRules = {
  name: required(200),
  role: required(200),
  bio: required(5000),
  specialties: { ...list, required: false },
  imageUrl: { ...picture, required: false },
  imageAlt: optional(300),
};

export const facilityInputRules = {
  name: required(200),
  imageUrl: picture,
  imageAlt: optional(300),
  description: required(10_000),
  features: { ...list, required: true, minItems: 1 },
  equipment: { ...list, required: true, minItems: 1 },
  openingHours: optional(200),
  availableDays: optional(200),
  capacity: optional(200),
  maintenance: optional(500),
};

export const galleryItemInputRules = {
  type: choice,
  title: required(200),
  category: choice,
  date: { kind: 'Date', required: true },
  videoUrl: film,
  imageUrl: { ...picture, required: false },
  imageAlt: optional(300),
};

export const alumnusInputRules = {
  name: required(200),
  position: required(2000),
  currentTeam: optional(200),
  graduationYear: { kind: 'Int', required: true, min: 1900, max: 2200 },
  category: choice,
  achievements: { ...list, required: false },
  image: picture,
  imageAlt: optional(300),
};
