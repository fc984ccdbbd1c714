import { daysBefore, kampalaDay } from '../src/platform/kampala-day.ts';

/** A program that staff could really fill in. */
export const gorillaTrek = {
  name: 'Gorilla Trek in Bwindi',
  description: 'One hour with a family of mountain gorillas.',
  imageUrl: 'https://example.org/gorilla.jpg',
  duration: '3 days',
  price: 5_850_000,
  schedule: 'Departs Mondays, All year',
  category: 'activity',
};

/** What a visitor fills in to book; `programId` is to be added. */
export const registration = {
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 000',
  dateOfBirth: '1990-05-17',
  startDate: daysBefore(kampalaDay(), -30),
  emergencyName: 'Peter Akello',
  emergencyPhone: '0700 000 001',
  emergencyRelation: 'Brother',
  medicalConditions: '',
  allergies: '',
  medications: '',
  consent: true,
};
