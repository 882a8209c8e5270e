/** Reads the values of options that servers share. Each throws when a value makes no sense, and says what it may be. */
import { shownValue } from './shownValue';

export function wholeNumber(text: string, name: string, range: readonly [number, number]): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < range[0] || number > range[1]) {
    throw new Error(
      `${name} is ${shownValue(text)}: give a whole number from ${range[0]} to ${range[1]}.`,
    );
  }
  return number;
}

/** An address of this machine; an empty one would mean all of them. */
export function hostOf(text: string, name: string): string {
  if (!/^[\w.:%-]+$/.test(text)) {
    throw new Error(
      `${name} is ${shownValue(text)}: give an address of this machine, such as 127.0.0.1.`,
    );
  }
  return text;
}

/** The origin of a site. */
export function originOf(text: string, name: string): string {
  const address = text.trim();
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(
      `${name} is ${shownValue(text)}: give the address of the site, such as https://docs.example.com.`,
    );
  }
  return new URL(address).origin;
}

const ON = ['on', 'true', 'yes', '1'];
const OFF = ['off', 'false', 'no', '0', ''];

export function switchOf(text: string, name: string): boolean {
  const word = text.trim().toLowerCase();
  if (!ON.includes(word) && !OFF.includes(word)) {
    throw new Error(`${name} is ${shownValue(text)}: give on or off.`);
  }
  return ON.includes(word);
}
