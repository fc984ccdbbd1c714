import { onCluster, urlOf } from '../database.ts';
import { type Machine, machineOn } from './machine.ts';

/** Names are used again: what there was under one goes. */
export async function emptyMachine(name: string, settings: Record<string, string>): Promise<Machine> {
  await onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onCluster(`CREATE DATABASE ${name}`);
  return machineOn(urlOf(name), settings);
}
