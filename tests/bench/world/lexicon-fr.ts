import type { Lexicon } from "./lexicon-type";

export const FRENCH: Lexicon = {
  dishes: (
    "soupe,potage,velouté,ragoût,cari,salade,tourte,tarte,gâteau,pain,gratin,risotto,pâtes,lasagne," +
    "cassolette,chaudrée,crêpes,gaufres,muffins,biscuits,pouding,croustade,crème brûlée,mousse," +
    "sorbet,pâté chinois,tourtière,sandwich,omelette,quiche,beignets,nouilles,sauté,rôti,boulettes," +
    "pain de viande,brochettes,croquettes,trempette,relish,confiture,smoothie,limonade,madeleines," +
    "financiers,galettes,clafoutis,soufflé,terrine,rillettes,daube,blanquette,ratatouille,poêlée," +
    "papillote,tartare,verrine,flan,bouillon,crumble"
  ).split(","),
  manners: (
    "maison,express,facile,rapide,rustique,classique,du dimanche,de fête,de grand-mère,d’hiver," +
    "d’été,aux herbes,à l’ancienne,de la cabane,du marché,de semaine,sans chichi,du verger," +
    "à la mijoteuse,au four,sur le gril,en cocotte,du Bas-du-Fleuve,des copains,minute,de rentrée," +
    "de pique-nique,d’automne,de printemps,gourmande"
  ).split(","),
  titles: [
    "{dish} {manner}, {a}",
    "{dish} {manner}, {a} et {b}",
    "{dish}, {a} et {b}",
    "{dish} {manner}",
    "{dish} façon {name}",
    "{a} et {b}, {dish} {manner}",
  ],
  descriptions: [
    "Une recette {manner} que toute la famille redemande, prête avant que la faim ne gronde.",
    "Ma voisine de {name} m’a donné cette recette; je n’ai changé que la quantité de sucre.",
    "Parfait pour passer les restes de la semaine. Encore meilleur le lendemain.",
    "Nous l’avons goûtée un jour de pluie près de {name}, et nous la refaisons chaque automne.",
    "Peu de travail, peu de vaisselle, et beaucoup de goût.",
    "Le secret : prendre son temps, et un bon produit. Ici, {a}.",
    "",
    "",
  ],
  steps: [
    "Préchauffer le four à {t} °C et tapisser une plaque de papier parchemin.",
    "Chauffer une grande poêle à feu moyen, y mettre {a} et cuire {n} minutes en remuant souvent.",
    "Hacher finement ({a}) et réserver dans un petit bol jusqu’au moment voulu.",
    "Dans un grand bol, fouetter ensemble {a} et {b} jusqu’à consistance lisse, sans grumeaux.",
    "Porter à ébullition une casserole d’eau salée et cuire {n} minutes, jusqu’à tendreté.",
    "Égoutter en gardant une louche de l’eau de cuisson pour allonger la sauce.",
    "Incorporer délicatement {a} à la spatule, pour que la préparation reste légère.",
    "Couvrir, baisser le feu et laisser mijoter {n} minutes sans bouillir.",
    "Saler, poivrer au moulin et goûter encore une fois avant de servir.",
    "Verser la pâte dans un moule beurré et lisser le dessus avec le dos d’une cuillère.",
    "Cuire au four {n} minutes, jusqu’à ce que le dessus soit doré et qu’un cure-dent en ressorte propre.",
    "Laisser refroidir sur une grille au moins {n} minutes avant de trancher.",
    "Parsemer le tout de ce mélange : {a}, {b}.",
    "Pétrir la pâte sur un plan fariné {n} minutes, jusqu’à ce qu’elle soit élastique.",
    "Laisser lever dans un endroit tiède, sous un linge humide, jusqu’au double du volume.",
    "Saisir de tous les côtés en plusieurs fois : une poêle trop pleine bout au lieu de dorer.",
    "Déglacer en raclant les sucs au fond de la poêle, puis ajouter {a}.",
    "Réfrigérer au moins {n} minutes, ou toute une nuit si le temps le permet.",
    "Peler et couper en dés, puis enrober avec {a} et {b}.",
    "Servir aussitôt dans des bols chauds, avec le reste à côté : {a}.",
    "Passer au mélangeur jusqu’à consistance veloutée, en allongeant au besoin.",
    "Disposer en une seule couche et badigeonner généreusement.",
    "Augmenter le feu et réduire jusqu’à ce que la sauce nappe une cuillère de bois.",
    "Écraser grossièrement à la fourchette; quelques morceaux sont les bienvenus.",
  ],
  tips: [
    "Se congèle très bien jusqu’à trois mois dans un contenant hermétique.",
    "Pas de ceci : {a}? Doubler cela : {b}. Personne ne s’en est encore aperçu.",
    "À {name}, on garde pour la fin : {a}.",
  ],
  complements: (
    "haché,haché finement,en dés,tranché,à température ambiante,fondu,froid,pelé et coupé,râpé," +
    "pour servir,fraîchement moulu,au goût,égoutté et rincé,ramolli,grillé,bien tassé"
  ).split(","),
  ownIngredients: [
    "mélange de {name}",
    "reste de pâte de {name}",
    "assaisonnement {name}",
    "fleurs d’ail des bois",
    "levain rafraîchi",
    "jus de cornichons",
    "garniture du placard",
    "sauce piquante {name}",
  ],
};
