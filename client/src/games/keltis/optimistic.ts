/** Predicts the view after your own act, as far as the offer tells. The server's view replaces it. */
import type { KeltisCardView, KeltisSeatView, KeltisView } from "./view.gen";
import { offersOf, type Offer } from "./offers";

function without(hand: readonly KeltisCardView[], card: string | null): KeltisCardView[] {
  const place = hand.findIndex((one) => one.name === card);
  return hand.filter((_, index) => index !== place);
}

function moved(place: KeltisSeatView, offer: Offer): KeltisSeatView {
  if (offer.figure === null || offer.to === null) return place;
  return { ...place, figures: place.figures.map((field, index) => (index + 1 === offer.figure ? offer.to! : field)) };
}

function laid(place: KeltisSeatView, card: KeltisCardView | undefined): KeltisSeatView {
  return card
    ? { ...place, rows: { ...place.rows, [card.colour]: [...(place.rows[card.colour] ?? []), card.value] } }
    : place;
}

export function optimistic(view: KeltisView, sent: string | null): KeltisView {
  if (sent === null || view.viewer === null) return view;
  const offer = offersOf(view, [sent])[0]!;
  const card = view.hand.find((one) => one.name === offer.card);
  const own = (place: KeltisSeatView) => moved(offer.verb === "lay" ? laid(place, card) : place, offer);
  const discards =
    offer.verb === "discard" && card
      ? { ...view.discards, [card.colour]: [...(view.discards[card.colour] ?? []), card.value] }
      : view.discards;
  return {
    ...view,
    discards,
    hand: offer.verb === "kobold-laid" ? view.hand : without(view.hand, offer.card),
    places: view.places.map((place, seat) => (seat === view.viewer ? own(place) : place)),
    priestess: offer.priestess ? (offer.to ?? view.priestess) : view.priestess,
  };
}
