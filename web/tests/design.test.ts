import { describe, expect, it } from 'vitest';
import { addCity, addRoute, addTicket, blank, changeRoute, changeTicket, idFor, looksOf, moveCity, rekind, remove, renameCity, type Board } from '../src/ticket/design/board';
import { readable, Sheet, shores } from '../src/ticket/design/sheet';

/** Three cities in a row, joined, with a ticket from end to end. */
function line(): Board {
  let board = blank();
  for (const [name, lon] of [['A', 5], ['B', 8], ['C', 11]] as const) board = addCity(board, name, lon, 50);
  board = addRoute(addRoute(board, 'a', 'b', 2), 'b', 'c', 3);
  return addTicket(board, 'a', 'c', 'normal');
}

describe('a board on the desk', () => {
  it('gives every thing an id of its own', () => {
    expect(idFor('Zürich (HB)', [])).toBe('zurich-hb');
    expect(idFor('Zürich', ['zurich', 'zurich-2'])).toBe('zurich-3');
    expect(idFor('東京', [])).toBe('x');
  });

  it('calls a city by its new name everywhere', () => {
    const board = renameCity(line(), 1, 'Bern');
    expect(board.routes.map(({ id, a, b }) => [id, a, b])).toEqual([['a-bern-1', 'a', 'bern'], ['bern-c-1', 'bern', 'c']]);
    expect(renameCity(board, 0, 'Ulm').tickets[0]).toMatchObject({ id: 'ulm-c', a: 'ulm', b: 'c' });
    expect(renameCity(board, 0, 'Bern').cities[0]?.id).toBe('bern-2');
  });

  it('lets routes side by side share a group and a length, and one alone have none', () => {
    const double = addRoute(line(), 'b', 'a', 5);
    expect(double.routes.map(({ group, length }) => [group, length])).toEqual([['a-b', 2], [undefined, 3], ['a-b', 2]]);
    expect(changeRoute(double, 0, { length: 4 }).routes.map(({ length }) => length)).toEqual([4, 3, 4]);
    expect(remove(double, 'routes', 0).routes.every(({ group }) => !group)).toBe(true);
  });

  it('takes along what ends in a city that goes', () => {
    const { cities, routes, tickets } = remove(line(), 'cities', 0);
    expect([cities.length, routes.length, tickets.length]).toEqual([2, 1, 0]);
  });

  it('has ferries that are grey and no tunnels', () => {
    const ferry = changeRoute(changeRoute(line(), 0, { colour: 'red', tunnel: true }), 0, { locos: 9 });
    expect(ferry.routes[0]).toEqual({ id: 'a-b-1', a: 'a', b: 'b', length: 2, colour: 'grey', locos: 2 });
    expect(changeRoute(ferry, 0, { tunnel: true }).routes[0]?.locos).toBeUndefined();
  });

  it('knows points that somebody meant from the usual ones', () => {
    const meant = changeTicket(line(), 0, { points: 9 }, 5);
    expect(meant.tickets[0]).toMatchObject({ points: 9, off_path: true });
    expect(changeTicket(meant, 0, { points: null }, 5).tickets[0]).not.toHaveProperty('off_path');
    expect(rekind(meant, ['short', 'long']).tickets[0]?.kind).toBe('short');
  });

  it('needs another layout when places or lengths change, and not for tickets', () => {
    const board = line();
    expect(looksOf(addTicket(board, 'a', 'b', 'normal'), '')).toBe(looksOf(board, ''));
    expect(looksOf(moveCity(board, 0, 6, 50), '')).not.toBe(looksOf(board, ''));
    expect(looksOf(changeRoute(board, 0, { length: 3 }), '')).not.toBe(looksOf(board, ''));
  });
});

describe('the sheet', () => {
  it('leads from a place to its degrees and back', () => {
    const sheet = new Sheet(line().cities);
    const { lon, lat } = sheet.back(sheet.at(7.25, 51.5));
    expect([lon.toFixed(6), lat.toFixed(6)]).toEqual(['7.250000', '51.500000']);
  });

  it('shows no name upon another', () => {
    const at = (x: number) => ({ x, y: 0 });
    const names = [{ id: 'a', name: 'Aachen', at: at(0) }, { id: 'b', name: 'Bonn', at: at(10) }, { id: 'c', name: 'Celle', at: at(90) }];
    expect([...readable(names, 1)]).toEqual(['a', 'c']);
    expect(readable(names, 9).size).toBe(3);
  });

  it('reads shores, and nothing out of nonsense', () => {
    const ring = [[0, 0], [1, 0], [1, 1]];
    expect(shores(JSON.stringify({ features: [{ geometry: { type: 'MultiPolygon', coordinates: [[ring]] } }] }))).toEqual([ring]);
    expect(shores('{')).toEqual([]);
  });
});
