import type { Lexicon } from "./lexicon-type";

/** English texts; {a}, {b}: ingredients, {n}: minutes, {t}: degrees, {name}: a rare name. */
export const ENGLISH: Lexicon = {
  dishes: (
    "soup,stew,curry,salad,pie,tart,cake,bread,gratin,risotto,pasta,lasagna,casserole,chowder," +
    "pancakes,waffles,muffins,cookies,brownies,pudding,crumble,cobbler,custard,mousse,sorbet,chili," +
    "tacos,burritos,burgers,sandwich,wrap,omelette,quiche,frittata,dumplings,noodles,stir-fry," +
    "roast,meatballs,meatloaf,skewers,kebabs,fritters,croquettes,dip,relish,chutney,jam,smoothie," +
    "lemonade,cheesecake,biscuits,scones,flatbread,pizza,pilaf,bake,hash,broth,glaze"
  ).split(","),
  manners: (
    "creamy,crispy,easy,quick,slow-cooked,roasted,grilled,smoky,spicy,sweet,tangy,rustic,classic," +
    "homemade,festive,hearty,light,braised,baked,glazed,stuffed,golden,country,weeknight,sunday," +
    "winter,summer,harvest,old-fashioned,one-pot"
  ).split(","),
  titles: [
    "{manner} {a} {dish}",
    "{manner} {a} {dish}",
    "{manner} {dish} with {a} and {b}",
    "{a} and {b} {dish}",
    "{dish} with {a}",
    "{name} {dish}",
    "{manner} {dish} from {name}",
  ],
  descriptions: [
    "A {manner} {dish} that the whole family asks for again, ready before anybody is really hungry.",
    "My neighbour from {name} gave me this one; I only changed the amount of {a}.",
    "Perfect for using up {a} at the end of the week. Even better the next day.",
    "We ate this on a rainy holiday near {name} and have cooked it every autumn since.",
    "Little work, few dishes to wash, and {a} that tastes of something.",
    "The secret is to take your time with the {a}. Do not rush it.",
    "",
    "",
  ],
  steps: [
    "Preheat the oven to {t} °C and line a baking sheet with parchment paper.",
    "Heat a large skillet over medium heat, add the {a} and cook for {n} minutes, stirring often.",
    "Finely chop the {a} and set it aside in a small bowl until it is needed.",
    "In a large bowl, whisk together the {a} and the {b} until smooth and free of lumps.",
    "Bring a pot of salted water to the boil and cook the {a} until just tender, about {n} minutes.",
    "Drain well, keeping a ladle of the cooking liquid to loosen the sauce later.",
    "Fold the {a} gently into the mixture with a spatula, so that it stays light and airy.",
    "Cover with a lid, lower the heat and let it simmer for {n} minutes without boiling.",
    "Season with salt and freshly ground pepper, then taste again before you serve.",
    "Pour the batter into a greased pan and smooth the top with the back of a spoon.",
    "Bake for {n} minutes, until golden on top and a toothpick comes out clean.",
    "Let cool on a wire rack for at least {n} minutes before slicing with a serrated knife.",
    "Scatter the {a} over the top and drizzle with a little of the {b}.",
    "Knead the dough on a floured surface for {n} minutes, until it is elastic and no longer sticky.",
    "Leave to rise in a warm place under a damp towel until doubled in size.",
    "Brown the {a} on all sides in batches; a crowded pan steams instead of searing.",
    "Deglaze with the {a}, scraping the brown bits from the bottom of the pan.",
    "Chill in the refrigerator for at least {n} minutes, or overnight if you have the time.",
    "Peel and cube the {a}, then toss it with the {b} until evenly coated.",
    "Serve at once in warm bowls, with the remaining {a} on the side.",
    "Blend everything until velvety, adding a splash of {a} when it seems too thick.",
    "Arrange the {a} in a single layer and brush generously with the {b}.",
    "Turn the heat up and reduce until the sauce coats the back of a wooden spoon.",
    "Mash the {a} roughly with a fork: a few chunks are welcome.",
  ],
  tips: [
    "It freezes well for up to three months in an airtight container.",
    "No {a}? Use twice the {b} instead; nobody at our table has noticed yet.",
    "The way they make it in {name}, the {a} goes in last.",
  ],
  complements: (
    "chopped,finely chopped,diced,sliced,at room temperature,melted,cold,peeled and cubed,grated," +
    "for serving,freshly ground,to taste,drained and rinsed,softened,toasted,packed"
  ).split(","),
  ownIngredients: [
    "grandma's {name} blend",
    "leftover {name} dough",
    "{name} seasoning",
    "wild garlic flowers",
    "sourdough discard",
    "pickle brine",
    "everything bagel topping",
    "{name} hot sauce",
  ],
};
