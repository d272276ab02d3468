// What an event changes on the table that is being shown. The view that comes with the events is the
// truth; this only leads there step by step.
import { kinds, type GameBoard, type Happening, type Kind, type Resources, type Seat, type View } from './types';

export const fresh = (view: View): View => structuredClone(view);

const add = (seat: Seat, amount: Partial<Resources>, sign = 1): void => {
  for (const kind of kinds) seat.resources[kind] += sign * (amount[kind] ?? 0);
};
const place = (view: View, seat: number): number => (seat - view.leader + view.players) % view.players;
const kindNamed = (name: string): Kind => (name === 'wand' ? 'wands' : (name as Kind));

function score(seat: Seat, points: number): void {
  seat.score.track += points;
  seat.score.total += points;
}

export function happen(view: View, event: Happening, board: GameBoard): void {
  const seat = event.seat ? view.seats[event.seat - 1] : undefined;
  switch (event.event) {
    case 'round-started':
      view.round = event.round!;
      view.role = null;
      view.brave = null;
      for (const one of view.seats) Object.assign(one, { laid: [], laid_brave: [] });
      return;
    case 'event-revealed':
      view.event = event.card!;
      return;
    case 'roles-bewitched':
      view.bewitched = event.roles!;
      return;
    case 'turn-started':
      Object.assign(view, { leader: event.seat!, role: null, brave: null, asked: 0, step: 'lead', to_act: [event.seat!] });
      return;
    case 'must-follow':
      Object.assign(view, { asked: place(view, event.seat!), step: 'follow', to_act: [event.seat!] });
      return;
    case 'passed':
      view.asked = Math.max(view.asked, place(view, event.seat!));
      return;
    case 'brave-acts':
      Object.assign(view, { asked: view.players - 1, to_act: [event.seat!], step: 'witch-move' });
      return;
  }
  if (!seat) return;
  switch (event.event) {
    case 'role-laid':
      view.role = event.role!;
      view.asked = Math.max(view.asked, place(view, event.seat!));
      view.to_act = [];
      seat.laid.push(event.role!);
      seat.hand_size = Math.max(0, seat.hand_size - 1);
      if (seat.hand) seat.hand = seat.hand.filter((one) => one !== event.role);
      if (event.brave) {
        seat.laid_brave.push(event.role!);
        view.brave = event.seat!;
      }
      break;
    case 'points-scored':
      score(seat, event.points!);
      break;
    case 'pawn-moved':
    case 'pawn-flew':
      seat.pawns[event.pawn! - 1] = event.to!;
      break;
    case 'potion-delivered': {
      seat.resources[event.potion!] -= 1;
      seat.resources.wands += event.wands ?? 0;
      score(seat, event.points ?? 0);
      const tower = board.towers.find((one) => one.tower === event.tower);
      if (tower?.shape === 'round') view.filled.push(event.tower!);
      break;
    }
    case 'resources-taken':
      add(seat, event.amount!);
      break;
    case 'cloud-taken':
      view.clouds = view.clouds.filter(({ region }) => region !== event.region);
      seat.resources.wands -= event.wands ?? 0;
      seat.clouds.push({ kind: event.kind!, bolts: event.bolts ?? 0 });
      seat.score.bolts += event.bolts ?? 0;
      break;
    case 'amulet-taken':
      seat.amulets.push(event.region!);
      break;
    case 'forest-tile-taken':
      view.tiles = view.tiles.filter(({ region }) => region !== event.region);
      seat.forest_tiles.push(event.tile!);
      break;
    case 'forest-tile-used':
      seat.forest_tiles.splice(seat.forest_tiles.indexOf(event.tile!), 1);
      break;
    case 'offer-shown':
      add(seat, event.pieces!, -1);
      break;
    case 'set-handed-in':
      for (const kind of event.kinds ?? []) seat.resources[kindNamed(kind)] -= 1;
      break;
  }
}
